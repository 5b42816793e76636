import { soundOf } from '#daily-voyage/sounds.ts';
import type { VoyageCue } from '#daily-voyage/session.ts';
import {
  answeredAnnouncement,
  drawnAnnouncement,
  missAnnouncement,
  MISSED_TOAST,
  movedAnnouncement,
  SOLVED_TOAST,
} from '#daily-voyage/words.ts';
import type { Environment } from '#session/environment.ts';
import type { Announcer } from '#ui/use-announcer.ts';

/** Says and sounds what has happened. */
export function tell(cue: VoyageCue, announcer: Announcer, sound: Environment['sound']): void {
  announceCue(cue, announcer);
  sound.play(soundOf(cue));
}

function announceCue(cue: VoyageCue, { announce, showToast }: Announcer): void {
  switch (cue.kind) {
    case 'drawn':
      return announce(...drawnAnnouncement(cue.voyage));
    case 'moved':
      return announce(movedAnnouncement(cue.voyage, cue.side, cue.move));
    case 'answered':
      return announce(...answeredAnnouncement(cue.voyage, cue.side, cue.move));
    case 'solved':
      return showToast(SOLVED_TOAST);
    case 'missed':
      // An alert interrupts what is being said, so it comes first.
      showToast(MISSED_TOAST);
      return announce(...missAnnouncement(cue.voyage, cue.side, cue.miss));
    default:
      return cue satisfies never;
  }
}
