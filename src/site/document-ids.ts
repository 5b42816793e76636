/** The element that the application lives in. */
export const ROOT_ID = 'root';

/** The template that holds the error screen of a served page. */
export const ERROR_TEMPLATE_ID = 'error-screen';

/** Marks the error screen's button that loads the page anew. */
export const RELOAD_ATTRIBUTE = 'data-reload';

/** The notice that the page has not come alive after a while; removed once it has. */
export const SLOW_START_ID = 'slow-start';

/** The attribute of the entry's script element that holds the address of the application. */
export const APPLICATION_ATTRIBUTE = 'data-application';

/** The attribute of the same element that lists all modules the page will need, separated by spaces. */
export const MODULES_ATTRIBUTE = 'data-modules';

/**
 * The attribute of the head's elements that belong to the page's route and leave with it. The title
 * belongs to it as well, but is always there: its text is exchanged.
 */
export const ROUTE_ATTRIBUTE = 'data-route';

/** The attribute of an empty template that lists the modules other pages will need; absent if none. */
export const MODULES_AHEAD_ATTRIBUTE = 'data-modules-ahead';
