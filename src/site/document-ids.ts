/** The element that the application lives in. */
export const ROOT_ID = 'root';

/** The template that holds the error screen of a served page. */
export const ERROR_TEMPLATE_ID = 'error-screen';

/** Marks the error screen's button that loads the page anew. */
export const RELOAD_ATTRIBUTE = 'data-reload';

/** What says that the page has not come alive after a while; taken away when it has. */
export const SLOW_START_ID = 'slow-start';

/** The attribute of the entry's script element that holds the address of the application. */
export const APPLICATION_ATTRIBUTE = 'data-application';

/** The attribute of the same element that lists all that the page will need, with spaces between. */
export const MODULES_ATTRIBUTE = 'data-modules';

/**
 * The attribute of everything in the head that belongs to the page's route and leaves with it. The
 * title does too: it is there always, and its text is exchanged.
 */
export const ROUTE_ATTRIBUTE = 'data-route';

/** The attribute of an empty template that lists what other pages will need; absent where there is nothing. */
export const MODULES_AHEAD_ATTRIBUTE = 'data-modules-ahead';
