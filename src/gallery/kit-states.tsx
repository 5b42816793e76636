import { useLingui } from '#i18n/use-lingui.tsx';
import { useRef, useState, type ComponentType } from 'react';
import hero from '#generated/pictures/hero.svg';
import heroNight from '#generated/pictures/hero-night.svg';
import lost from '#generated/pictures/lost.svg';
import { NEW_GAME_TOAST } from '#games/classic/words.ts';
import type { CatalogueName } from '#i18n/catalogues.ts';
import { languageFor } from '#i18n/languages.ts';
import { HelpDialog } from '#shell/keyboard-help/help-dialog.tsx';
import { LateDialog, type DialogProps } from '#shell/late-dialog.tsx';
import { SettingsDialog } from '#shell/settings/settings-dialog.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, type ButtonKind } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ToastContent } from '#ui/toast-queue.ts';
import { useNotify } from '#ui/toasts.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Begun, focusFirst, pressButton } from './begun.tsx';
import css from './gallery.module.css';
import type { GalleryStates } from './state.ts';

const TEXTS = {
  button: 'Button',
  large: 'Large',
  disabled: 'Disabled',
  tooltip: 'What the button is for, in a few more words',
  open: 'Open',
  notify: 'Notify',
  ship: 'A ship under full sail',
  map: 'A torn map',
  scroll: 'The picture comes after an empty window: scroll down.',
} as const;

const DESTRUCTIVE: ToastContent = {
  title: 'Try Again',
  description: "That's not the optimal move. Think strategically!",
  kind: 'destructive',
};

const SHORT_TRAIL = [
  { name: 'Home', href: '/' },
  { name: 'Pirate Games', href: null },
];
const LONG_TRAIL = [
  { name: 'Home', href: '/' },
  { name: 'Pirate Games', href: '/games' },
  { name: 'Games for two on one screen that need nothing to be installed', href: '/two' },
  { name: 'A page with a name that is too long for one line of a phone', href: null },
];

export const KIT_STATES = {
  'button-primary': {
    title: 'Button, primary',
    place: 'list',
    ground: 'land',
    render: () => <Buttons kind="primary" />,
  },
  'button-secondary': {
    title: 'Button, secondary',
    place: 'list',
    ground: 'land',
    render: () => <Buttons kind="secondary" />,
  },
  'button-quiet': {
    title: 'Button, quiet',
    place: 'list',
    ground: 'sea',
    render: () => <Buttons kind="quiet" />,
  },
  'tooltip-closed': {
    title: 'Tooltip, closed: rest on it or focus it',
    place: 'list',
    ground: 'land',
    render: () => <HintedButton isDescription />,
  },
  'tooltip-name': {
    title: 'Tooltip, open, for the eye only',
    place: 'alone',
    ground: 'land',
    render: () => (
      <Begun begin={focusFirst}>
        <HintedButton isDescription={false} />
      </Begun>
    ),
  },
  'tooltip-description': {
    title: 'Tooltip, open, as a description',
    place: 'alone',
    ground: 'sea',
    render: () => (
      <Begun begin={focusFirst}>
        <HintedButton isDescription />
      </Begun>
    ),
  },
  'toast-normal': {
    title: 'Toast, normal',
    place: 'alone',
    ground: 'land',
    render: () => <Notified kinds={['normal']} />,
  },
  'toast-destructive': {
    title: 'Toast, destructive',
    place: 'alone',
    ground: 'land',
    render: () => <Notified kinds={['destructive']} />,
  },
  'toasts-many': {
    title: 'Toasts, as many as fit',
    place: 'alone',
    ground: 'sea',
    render: () => <Notified kinds={['destructive', 'normal', 'destructive', 'normal']} />,
  },
  'picture-loaded': {
    title: 'Picture, loaded, with a night version',
    place: 'list',
    ground: 'land',
    render: () => (
      <Picture
        src={hero}
        darkSrc={heroNight}
        alt={TEXTS.ship}
        width={1600}
        height={138}
        className={css['picture']}
        eagerIn="all"
      />
    ),
  },
  'picture-failed': {
    title: 'Picture, failed: told on the console',
    place: 'list',
    ground: 'land',
    render: () => (
      <Picture src="/gallery/no-such.svg" alt={TEXTS.map} width={240} height={168} eagerIn="all" />
    ),
  },
  'picture-lazy': {
    title: 'Picture, lazy',
    place: 'alone',
    ground: 'land',
    render: () => (
      <>
        <p>{TEXTS.scroll}</p>
        <div className={css['emptyWindow']} />
        <Picture src={lost} alt={TEXTS.map} width={240} height={168} />
      </>
    ),
  },
  'breadcrumbs-short': {
    title: 'Breadcrumbs, short',
    place: 'alone',
    ground: 'land',
    render: () => <Breadcrumbs items={SHORT_TRAIL} />,
  },
  'breadcrumbs-long': {
    title: 'Breadcrumbs, long',
    place: 'alone',
    ground: 'sea',
    render: () => <Breadcrumbs items={LONG_TRAIL} />,
  },
  'keyboard-help': {
    title: 'Dialog: keyboard help',
    place: 'alone',
    ground: 'land',
    render: () => (
      <OpenedDialog load={() => Promise.resolve(HelpDialog)} catalogue="keyboard-help" />
    ),
  },
  'settings-dialog': {
    title: 'Dialog: settings',
    place: 'alone',
    ground: 'land',
    render: () => <OpenedDialog load={() => Promise.resolve(QuietSettings)} catalogue="settings" />,
  },
} as const satisfies GalleryStates;

function Buttons({ kind }: { readonly kind: ButtonKind }) {
  return (
    <div className={css['row']}>
      <Button kind={kind}>{TEXTS.button}</Button>
      <Button kind={kind} icon="swords">
        {TEXTS.button}
      </Button>
      <Button kind={kind} aria-disabled="true">
        {TEXTS.disabled}
      </Button>
      <Button kind={kind} isLarge>
        {TEXTS.large}
      </Button>
      <Button kind={kind} isLarge icon="rotate-ccw" aria-disabled="true">
        {TEXTS.disabled}
      </Button>
    </div>
  );
}

function HintedButton({ isDescription }: { readonly isDescription: boolean }) {
  return (
    <Tooltip text={TEXTS.tooltip} side="below" align="start" isDescription={isDescription}>
      {(describedBy) => (
        <Button kind="secondary" {...describedBy}>
          {TEXTS.button}
        </Button>
      )}
    </Tooltip>
  );
}

interface NotifiedProps {
  readonly kinds: readonly NonNullable<ToastContent['kind']>[];
}

function Notified({ kinds }: NotifiedProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const normal: ToastContent = {
    title: i18n._(NEW_GAME_TOAST.title),
    description: i18n._(NEW_GAME_TOAST.description),
  };
  return (
    <Begun begin={pressButton}>
      <Button
        kind="secondary"
        onClick={() => kinds.forEach((kind) => notify(kind === 'normal' ? normal : DESTRUCTIVE))}
      >
        {TEXTS.notify}
      </Button>
    </Begun>
  );
}

function QuietSettings(props: DialogProps) {
  return <SettingsDialog {...props} onVolume={() => undefined} />;
}

interface OpenedDialogProps {
  readonly load: () => Promise<ComponentType<DialogProps>>;
  readonly catalogue: CatalogueName;
}

function OpenedDialog({ load, catalogue }: OpenedDialogProps) {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Begun begin={pressButton}>
      <Button kind="secondary" ref={opener} onClick={() => setIsOpen(true)}>
        {TEXTS.open}
      </Button>
      <LateDialog
        language={languageFor(i18n.locale).code}
        isOpen={isOpen}
        load={load}
        catalogue={catalogue}
        onClose={() => setIsOpen(false)}
        returnFocus={() => opener.current?.focus()}
      />
    </Begun>
  );
}
