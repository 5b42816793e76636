import { configureGlobal } from 'fast-check';

// With a different seed each time, a mutant could be killed in one run and survive the next.
configureGlobal({ seed: 7, numRuns: 25 });
