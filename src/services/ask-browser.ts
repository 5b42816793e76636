/** The browser's answer, or `otherwise` where the browser lacks the feature or refuses it. */
export function askBrowser<Answer>(question: () => Answer | undefined, otherwise: Answer): Answer {
  try {
    return question() ?? otherwise;
  } catch {
    return otherwise;
  }
}
