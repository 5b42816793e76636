/**
 * The windows that styles tell apart, as media queries: the only list of widths and heights. Style
 * sheets know each of them as a custom media query, `FROM_TABLET` as `@media (--from-tablet)`; they
 * combine with `and` and `,`.
 */

export const NARROW_PHONE = '(max-width: 349.98px)';

/** All but those. */
export const NOT_NARROW_PHONE = '(min-width: 350px)';

/** A phone of 360 or 375 px, or a narrow one. */
export const SMALL_PHONE = '(max-width: 384.98px)';

export const PHONE = '(max-width: 719.98px)';
export const FROM_TABLET = '(min-width: 720px)';

/**
 * A tablet held upright, 768 px, and all that is wider: the header's links fit beside each other. In `em`,
 * which in a media query is the text size that the browser is set to: larger text needs a wider window.
 */
export const FROM_UPRIGHT_TABLET = '(min-width: 48em)';
export const BELOW_UPRIGHT_TABLET = '(max-width: 47.999em)';

export const BELOW_DESKTOP = '(max-width: 1099.98px)';
export const DESKTOP = '(min-width: 1100px)';

export const BELOW_WIDE = '(max-width: 1319.98px)';
export const WIDE = '(min-width: 1320px)';

/** Beside a large board a desktop has no room for the whole hero. */
export const LOW_DESKTOP = '(min-width: 1100px) and (max-height: 959.98px)';

/** With sea around the game to spare. */
export const VAST = '(min-width: 1600px)';

/** Without height to spare for a header that stays. */
export const VERY_LOW = '(max-height: 499.98px)';
export const NOT_VERY_LOW = '(min-height: 500px)';

/** As low as a phone on its side. */
export const LOW = '(max-height: 559.98px)';

/** Without height to spare for a headline above a board. */
export const FAIRLY_LOW = '(max-height: 699.98px)';
export const NOT_FAIRLY_LOW = '(min-height: 700px)';

/** Without room for the whole hero. */
export const RATHER_LOW = '(max-height: 819.98px)';
export const TALL = '(min-height: 820px)';

/** Without room for what stands far below the board. */
export const NOT_VERY_TALL = '(max-height: 1199.98px)';

/** An upright phone whose window does not show hero and board together. */
export const LOW_PHONE = '(max-width: 719.98px) and (max-height: 699.98px)';

/** As low as a phone on its side, and no narrower. */
export const LYING = '(min-width: 560px) and (max-height: 559.98px)';

/** A phone or tablet on its side: the rest of a game stands beside its board, not below. */
export const ABREAST =
  '(min-width: 560px) and (max-width: 1099.98px) and (min-aspect-ratio: 13 / 10)';

/** A tablet that is not on its side. */
export const UPRIGHT_TABLET =
  '(min-width: 720px) and (max-width: 1099.98px) and (max-aspect-ratio: 1299 / 1000)';

/** A phone that is not on its side. */
export const UPRIGHT_PHONE = '(max-width: 719.98px) and (max-aspect-ratio: 13 / 10)';

/** A phone on its side, also one too narrow to have anything beside its board. */
export const PHONE_ON_ITS_SIDE = '(max-width: 719.98px) and (min-aspect-ratio: 13 / 10)';

/** A phone on its side: the board has the window's whole height, and the header its own place beside it. */
export const SHORT =
  '(min-width: 560px) and (max-width: 1099.98px) and (min-aspect-ratio: 13 / 10) and (max-height: 499.98px)';

/**
 * Fits a tray of 480 px: the nine boards of Ultimate with cells of 44 px, also where the width counts a scroll bar.
 * A window that is `ABREAST` needs the panel's width too.
 */
export const NINE_BOARDS =
  '(min-width: 528px) and (min-height: 560px) and (max-aspect-ratio: 1299 / 1000), (min-width: 860px) and (min-height: 560px)';
