import { SITE } from '#site/site.ts';
import css from './address-link.module.css';

interface AddressLinkProps {
  readonly to: keyof typeof SITE.addresses;
}

/** One of the site's addresses: opens a letter to it. In a narrow place it breaks after the @. */
export function AddressLink({ to }: AddressLinkProps) {
  const address = SITE.addresses[to];
  const [box, host] = address.split('@');
  return (
    // Its parts are blocks to the eye: without the label they would be two words to the ear.
    <a href={`mailto:${address}`} aria-label={address}>
      <bdi dir="ltr">
        <span className={css['part']}>{`${box}@`}</span>
        <span className={css['part']}>{host}</span>
      </bdi>
    </a>
  );
}
