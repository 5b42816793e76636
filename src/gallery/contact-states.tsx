import { ContactForm } from '#pages/contact/contact-form.tsx';
import { Begun } from './begun.tsx';
import type { GalleryStates } from './state.ts';

const WRITTEN = { name: ' ', email: 'sailor@', subject: 'Ahoy' } as const;

export const CONTACT_STATES = {
  'contact-empty': {
    title: 'Contact form, empty',
    place: 'alone',
    ground: 'land',
    render: () => <ContactForm />,
  },
  'contact-errors': {
    title: 'Contact form, with every fault',
    place: 'alone',
    ground: 'land',
    render: () => (
      <Begun begin={sendFaults}>
        <ContactForm />
      </Begun>
    ),
  },
} as const satisfies GalleryStates;

function sendFaults(host: HTMLElement): void {
  for (const [name, value] of Object.entries(WRITTEN)) {
    const field = host.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field === null) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  host.querySelector('form')?.requestSubmit();
}
