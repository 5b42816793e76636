import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import logoMark from '#generated/pictures/logo-mark.svg';
import { LANGUAGES, pathIn, type Language } from '#i18n/languages.ts';
import {
  COLLECTION_ADDRESS,
  COLLECTION_TITLE,
  routeFor,
  ROUTES,
  VIEW_FILES,
  type Route,
} from '#site/routes.ts';
import { siteName } from '#site/site.ts';
import { COVERED_BY_DIALOGS } from '#ui/dialog-outlet.tsx';
import { Icon } from '#ui/drawing.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Link } from '#ui/link.tsx';
import css from './header.module.css';
import { ScaleBar } from './scale-bar.tsx';

/** The target of "Skip to navigation" and Alt+N. */
export const NAVIGATION_ID = 'navigation';
export const MENU_BUTTON_ID = 'menu-button';

/** Where focus goes from the settings, if their button can be seen. */
export const SETTINGS_BUTTON_ID = 'settings-button';

const MENU_ID = 'menu';
const LANGUAGE_MENU_ID = 'language-menu';

interface HeaderProps {
  readonly language: Language;
  /** The path of the shown page without its language's prefix; null when it leads nowhere. */
  readonly path: string | null;
}

interface NavigationProps extends Pick<HeaderProps, 'path'> {
  /** The page is a game's, other than the home page. */
  readonly isGamePage: boolean;
}

interface HeaderWithToolProps extends HeaderProps, NavigationProps {
  readonly onSettings: () => void;
  /** The page's own tool, beside the language switch. */
  readonly tool?: ReactNode;
}

/** The page's header: mark and name, navigation, language switch. Its menus work without script. */
export function Header({ language, path, isGamePage, onSettings, tool }: HeaderWithToolProps) {
  return (
    <header
      className={css['header']}
      data-game-page={isGamePage || undefined}
      {...COVERED_BY_DIALOGS}
    >
      <div className={css['bar']}>
        <div className={css['brandRoom']}>
          <Link href="/" className={css['brand']}>
            <Picture
              src={logoMark}
              alt=""
              width={48}
              height={48}
              className={css['mark']}
              eagerIn="all"
            />
            <span className={css['name']}>{siteName(language.code)}</span>
          </Link>
        </div>
        <MainNavigation path={path} isGamePage={isGamePage} onSettings={onSettings} />
        {tool !== undefined && <div className={css['tool']}>{tool}</div>}
        <SettingsButton onSettings={onSettings} />
        <LanguageSwitch language={language} path={path} />
      </div>
      <ScaleBar />
    </header>
  );
}

function MainNavigation({ path, isGamePage, onSettings }: NavigationProps & SettingsButtonProps) {
  const { t } = useLingui();
  return (
    <nav className={css['navigation']} id={NAVIGATION_ID} tabIndex={-1} aria-label={t`Main`}>
      <span className={css['menuButton']}>
        <Tooltip text={t`Menu`} side="below" align="end">
          {() => (
            <button
              type="button"
              id={MENU_BUTTON_ID}
              className={css['iconButton']}
              aria-label={t`Menu`}
              popoverTarget={MENU_ID}
            >
              <Icon name="menu" />
            </button>
          )}
        </Tooltip>
      </span>
      <ul className={css['menu']} id={MENU_ID} popover="auto">
        {isGamePage && <Trail />}
        {ROUTES.filter(({ isInHeader }) => isInHeader).map((route) => (
          <li key={route.id}>
            <MenuLink route={route} name={route.label} path={path} />
          </li>
        ))}
        <li className={css['inFoldedMenu']}>
          <MenuLink route={routeFor('files')} name={VIEW_FILES} path={path} />
        </li>
        <li className={css['settingsInMenu']}>
          <button
            type="button"
            className={css['item']}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={onSettings}
          >
            {t`Settings`}
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface SettingsButtonProps {
  readonly onSettings: () => void;
}

/** Leads to the settings where the menu is not folded, and does not hold them. */
function SettingsButton({ onSettings }: SettingsButtonProps) {
  const { t } = useLingui();
  return (
    <span className={css['settings']}>
      <Tooltip text={t`Settings`} side="below" align="end">
        {() => (
          <button
            type="button"
            id={SETTINGS_BUTTON_ID}
            className={css['iconButton']}
            aria-label={t`Settings`}
            onClick={onSettings}
          >
            <Icon name="settings" />
          </button>
        )}
      </Tooltip>
    </span>
  );
}

/**
 * The way back from a game's page, to be seen in windows whose page shows no trail; the menu marks the page
 * itself. It is not read out and takes no focus: the page's own trail is there for both.
 */
function Trail() {
  const { i18n } = useLingui();
  const home = routeFor('home');
  return (
    <li className={css['trail']} aria-hidden="true">
      <Link href={home.path} className={css['step']} tabIndex={-1}>
        {i18n._(home.label)}
      </Link>
      <Link href={COLLECTION_ADDRESS} className={css['step']} tabIndex={-1}>
        {i18n._(COLLECTION_TITLE)}
      </Link>
    </li>
  );
}

interface MenuLinkProps extends Pick<HeaderProps, 'path'> {
  readonly route: Route;
  readonly name: MessageDescriptor;
}

function MenuLink({ route, name, path }: MenuLinkProps) {
  const { i18n } = useLingui();
  return (
    <Link
      href={route.path}
      className={css['item']}
      aria-current={route.path === path ? 'page' : undefined}
    >
      {i18n._(name)}
    </Link>
  );
}

function LanguageSwitch({ language, path }: HeaderProps) {
  const { t } = useLingui();
  const { name: languageName } = language;
  return (
    <nav className={css['languages']} aria-label={t`Language`}>
      <Tooltip text={t`Language`} side="below" align="end" isForPhones>
        {() => (
          <button
            type="button"
            className={css['languageButton']}
            aria-label={t`Language: ${languageName}`}
            popoverTarget={LANGUAGE_MENU_ID}
          >
            <Icon name="globe" />
            <span className={css['languageName']} lang={language.code}>
              {languageName}
            </span>
            <Icon name="chevron-down" className={css['languageName']} />
          </button>
        )}
      </Tooltip>
      <ul className={css['languageMenu']} id={LANGUAGE_MENU_ID} popover="auto">
        {LANGUAGES.map(({ code, name, direction }) => (
          <li key={code}>
            {/* A full load: the other language has its own document. */}
            <a
              href={pathIn(code, path ?? '/')}
              hrefLang={code}
              lang={code}
              dir={direction}
              className={css['item']}
              aria-current={code === language.code ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
