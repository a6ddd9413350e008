import type { ReactNode } from 'react';
import { Icon } from '../icon.js';

const icons = { success: 'check', warning: 'warning', info: 'info' } as const;

/** Note about a value, below its field. */
export const FieldNote = ({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) => (
  <p data-kind={kind}>
    <Icon name={icons[kind]} size={18} />
    <span>{children}</span>
  </p>
);
