import { SITE } from '#site/site.ts';
import css from './address-link.module.css';

interface AddressLinkProps {
  readonly to: keyof typeof SITE.addresses;
}

/** A link that starts an email to one of the site's addresses. In a narrow place it breaks after the @. */
export function AddressLink({ to }: AddressLinkProps) {
  const address = SITE.addresses[to];
  const [box, host] = address.split('@');
  return (
    // The parts are laid out as blocks: without the label, screen readers would read two words.
    <a href={`mailto:${address}`} aria-label={address}>
      <bdi dir="ltr">
        <span className={css['part']}>{`${box}@`}</span>
        <span className={css['part']}>{host}</span>
      </bdi>
    </a>
  );
}
