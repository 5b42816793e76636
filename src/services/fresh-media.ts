/**
 * Lets the style sheets follow the window when it changes its width, as a phone's does when it is turned. Where
 * lengths depend on the window and others on a container, WebKit up to version 26 lays out the page without looking at
 * the media queries again (https://bugs.webkit.org/show_bug.cgi?id=310086), unless a sheet has changed.
 */
export function followWidth(): void {
  let width = innerWidth;
  addEventListener('resize', () => {
    const [sheet] = document.styleSheets;
    // Height alone changes while one scrolls on a phone, many times.
    if (innerWidth === width || sheet === undefined) return;
    width = innerWidth;
    // Its text is what it was: all media. That it has been set is enough.
    sheet.media.mediaText = 'all';
  });
}
