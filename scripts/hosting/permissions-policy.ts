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

/** What the pages themselves do: they copy a project file when a person asks for it. */
const OWN_FEATURES = ['clipboard-write'];

/** The value of the header: nobody may use anything, except the site's own pages what they need. */
export const PERMISSIONS_POLICY = FEATURES.trim()
  .split(/\s+/)
  .map((feature) => `${feature}=${OWN_FEATURES.includes(feature) ? '(self)' : '()'}`)
  .join(', ');
