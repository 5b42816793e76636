import { drawVoyage } from '#daily-voyage/draw.ts';
import type { VoyageAnswer, VoyageRequest } from '#daily-voyage/protocol.ts';

addEventListener('message', ({ data: { day } }: MessageEvent<VoyageRequest>) => {
  const answer: VoyageAnswer = { voyage: drawVoyage(day) };
  postMessage(answer);
});
