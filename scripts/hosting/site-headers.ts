import type { Header, HeaderRule } from './header-rules.ts';
import { solverPolicy } from './security-headers.ts';

/** The folders whose files have a digest of their content in their names: Vite's, and that of the pictures for links. */
const LASTING_FOLDERS = ['assets', 'social'];
const DIGEST = /-[\w-]{6,10}\.\w+$/;

/** The worker that plays Connect Four perfectly, by the name of its module. */
const SOLVER = /^assets\/solver[.]worker-/;

/** A file that never changes under its name is kept for a year and not asked for again. */
const KEPT: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
/** Anything else is kept too, and the host is asked before each use whether it is still the same. */
const ASKED_FOR: Header = ['Cache-Control', 'no-cache'];

/**
 * The headers of a built site that depend on the path. `files` are its files by their path from the root
 * (`ar/blog.html`). Hosts join the values of a header that two rules give the same path. So no header is in two such
 * rules, unless one replaces the other. Pages therefore have a pattern for everything at the root and one for each
 * folder, since no pattern can say "anything but assets". Throws for a file that would be kept although its name has no
 * digest of its content.
 */
export function siteHeaders(files: readonly string[]): readonly HeaderRule[] {
  const lasting = (folder: string) => LASTING_FOLDERS.includes(folder);
  const unnamed = files.filter((file) => lasting(folderOf(file)) && !DIGEST.test(file));
  if (unnamed.length > 0) throw new Error(`No digest in the name of ${unnamed.join(', ')}`);

  const changing = [...new Set(files.map(folderOf))]
    .filter((folder) => folder !== '' && !lasting(folder))
    .toSorted();
  const solver = files.filter((file) => SOLVER.test(file)).map((file) => `/${file}`);
  const rules: readonly HeaderRule[] = [
    { patterns: solver, headers: [solverPolicy()], replaces: true },
    // Only for the files in the folder: a host's redirect of `/assets/` must not be kept.
    { patterns: LASTING_FOLDERS.map((folder) => `/${folder}/:file`), headers: [KEPT] },
    {
      patterns: ['/', '/:file', ...changing.map((folder) => `/${folder}/*`)],
      headers: [ASKED_FOR, ['Permissions-Policy', PERMISSIONS_POLICY]],
    },
  ];
  return rules.filter(({ patterns }) => patterns.length > 0);
}

function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
}

/**
 * What a browser may let a page do, by the names that Chromium 156 knows: its `document.featurePolicy.features()`. The
 * other engines do not read the header. A browser warns on its console about names that it does not know, so features
 * of a trial or of another platform are left out.
 * Source: https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const FEATURES = `
  accelerometer aria-notify autoplay browsing-topics camera captured-surface-control
  ch-device-memory ch-downlink ch-dpr ch-ect ch-prefers-color-scheme ch-prefers-reduced-motion
  ch-prefers-reduced-transparency ch-rtt ch-save-data ch-ua ch-ua-arch ch-ua-bitness
  ch-ua-form-factors ch-ua-full-version ch-ua-full-version-list ch-ua-high-entropy-values
  ch-ua-mobile ch-ua-model ch-ua-platform ch-ua-platform-version ch-ua-wow64 ch-viewport-height
  ch-viewport-width ch-width clipboard-read clipboard-write compute-pressure
  cross-origin-isolated deferred-fetch deferred-fetch-minimal digital-credentials-create
  digital-credentials-get display-capture encrypted-media fullscreen gamepad geolocation
  gyroscope hid identity-credentials-get idle-detection interest-cohort keyboard-map
  language-detector language-model local-fonts local-network local-network-access
  loopback-network magnetometer media-playback-while-not-visible microphone midi
  on-device-speech-recognition otp-credentials payment picture-in-picture
  private-state-token-issuance private-state-token-redemption publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer
  sync-xhr translator unload usb window-management xr-spatial-tracking
`;

/** The value of the header: nobody may use anything, but the pages copy a project file when a person asks for it. */
const PERMISSIONS_POLICY = FEATURES.trim()
  .split(/\s+/)
  .map((feature) => `${feature}=${feature === 'clipboard-write' ? '(self)' : '()'}`)
  .join(', ');
