/** The browser's answer, or `otherwise` where it does not know the question or refuses it. */
export function askBrowser<Answer>(question: () => Answer | undefined, otherwise: Answer): Answer {
  try {
    return question() ?? otherwise;
  } catch {
    return otherwise;
  }
}
