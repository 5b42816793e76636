import { msg } from '@lingui/core/macro';

/** The headline of the page, and its document's title. */
export const OFFLINE_TITLE = msg`This page needs a connection`;
