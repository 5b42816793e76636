import { seriesStormOf } from '#testing/series-storm.ts';
import { chooseMove } from './ai.ts';
import { connectFourRules } from './rules.ts';

seriesStormOf('F21: a series of connect-four', connectFourRules, chooseMove);
