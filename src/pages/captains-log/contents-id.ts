/** Marks what the server has written of what stands in the log: nothing yet. */
export const CONTENTS_ID = 'log-contents';
