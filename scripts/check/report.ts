/** Prints what a check found, or its verdict when it found nothing, and sets the exit code. */
export function report(complaints: readonly string[], verdict: string): void {
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length === 0) console.log(verdict);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
