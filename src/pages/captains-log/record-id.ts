/** Marks what the server has written of the record, which is an empty log. */
export const RECORD_ID = 'log-record';
