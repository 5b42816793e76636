interface StarProps {
  readonly className?: string | undefined;
  /** The style sheet finds it as `data-filled`. */
  readonly isFilled?: boolean;
}

/** A star of a rating, decorative: the rating stands in words beside it. */
export function Star({ className, isFilled = false }: StarProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      data-filled={isFilled || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9Z" />
    </svg>
  );
}
