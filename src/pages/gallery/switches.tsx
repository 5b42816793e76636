import css from './gallery.module.css';
import { galleryAddress, SWITCH_NAMES, SWITCHES, type Settings } from './settings.ts';

const TEXTS = { name: 'Gallery', all: 'All states' } as const;

/** The gallery's switches: links to the same state under another setting. */
export function Switches({ settings }: { readonly settings: Settings }) {
  return (
    <nav className={css['switches']} aria-label={TEXTS.name} lang="en" dir="ltr">
      <a
        href={galleryAddress({ ...settings, state: null })}
        aria-current={settings.state === null ? 'page' : undefined}
      >
        {TEXTS.all}
      </a>
      <dl className={css['switchList']}>
        {SWITCH_NAMES.map((name) => (
          <div key={name} className={css['switch']}>
            <dt>{name}</dt>
            {SWITCHES[name].map((choice) => (
              <dd key={choice}>
                <a
                  href={galleryAddress({ ...settings, [name]: choice })}
                  aria-label={`${name}: ${choice}`}
                  aria-current={settings[name] === choice ? 'true' : undefined}
                >
                  {choice}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </nav>
  );
}
