/** The board that is played on, as a selector; one that is drawn as a list of boards too. */
export const BOARD = 'main :is([role="grid"], [role="group"] li)';
