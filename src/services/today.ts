/** The day that it is now in UTC, as ISO 8601 writes it. */
export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}
