import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NoVoyage } from './days.ts';

/** Says why an address shows the newest voyage; `first` is the day of the first one. */
export function faultToast(fault: NoVoyage, first: string) {
  return {
    title: msg`No such voyage`,
    description: faultWords(fault, first),
    kind: 'destructive',
    topic: 'address',
  } as const;
}

function faultWords(fault: NoVoyage, first: string): MessageDescriptor {
  switch (fault) {
    case 'malformed':
      return msg`There is no such day. Here is the newest voyage.`;
    case 'early':
      return msg`The first voyage set sail on ${first}. Here is the newest one.`;
    case 'future':
      return msg`That voyage has not set sail yet. Here is the newest one.`;
    default:
      return fault satisfies never;
  }
}
