import css from './gallery.module.css';
import { galleryAddress, SWITCH_NAMES, SWITCHES, type Settings } from './settings.ts';

const TEXTS = { name: 'Gallery', all: 'All states' } as const;

/** The gallery's switches: links to the same state under another setting. */
export function Switches({ settings }: { readonly settings: Settings }) {
  const isAlone = settings.state !== null;
  return (
    <nav className={css['switches']} aria-label={TEXTS.name} data-in-corner={isAlone || undefined}>
      <details open={!isAlone} lang="en" dir="ltr">
        <summary className={css['summary']}>{TEXTS.name}</summary>
        <div className={css['content']}>
          {isAlone && <a href={galleryAddress({ ...settings, state: null })}>{TEXTS.all}</a>}
          <dl className={css['switchList']}>
            {SWITCH_NAMES.map((name) => (
              <Switch key={name} name={name} settings={settings} />
            ))}
          </dl>
        </div>
      </details>
    </nav>
  );
}

interface SwitchProps {
  readonly name: (typeof SWITCH_NAMES)[number];
  readonly settings: Settings;
}

function Switch({ name, settings }: SwitchProps) {
  return (
    <div className={css['switch']}>
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
  );
}
