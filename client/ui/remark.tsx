import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';
import { RemarkBox } from './remark.styles.js';

/** The picture of each kind. */
export const remarkIcons = { success: 'check', warning: 'warning', danger: 'danger', info: 'info' } as const satisfies Record<string, IconName>;
export type RemarkKind = keyof typeof remarkIcons;

interface RemarkProps {
  kind: RemarkKind;
  /** `alert` for an error that just happened, `status` for good news that just came. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** What stands in a remark, for a `RemarkBox` of its kind. */
export const RemarkContent = ({ kind, children }: Pick<RemarkProps, 'kind' | 'children'>) => (
  <>
    <Icon name={remarkIcons[kind]} />
    <div>{children}</div>
  </>
);

/** A word to the shopper: good news, attention, or what stands in the way. */
export const Remark = ({ kind, role, children }: RemarkProps) => (
  <RemarkBox data-kind={kind} role={role}>
    <RemarkContent kind={kind}>{children}</RemarkContent>
  </RemarkBox>
);
