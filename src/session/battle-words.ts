import { msg } from '@lingui/core/macro';

export const THINKING = msg`AI Captain is thinking...`;

export const BOARD_CLEARED = msg`The board is cleared. Skull Pirate's Turn.`;
