import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';
import { RemarkBox } from './remark.styles.js';

/** Icon of each kind. */
export const remarkIcons = { success: 'check', warning: 'warning', danger: 'danger', info: 'info' } as const satisfies Record<string, IconName>;
export type RemarkKind = keyof typeof remarkIcons;

interface RemarkProps {
  kind: RemarkKind;
  /** `alert` for a new error, `status` for a new success. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** Content of a remark, for a `RemarkBox` of its kind. */
export const RemarkContent = ({ kind, children }: Pick<RemarkProps, 'kind' | 'children'>) => (
  <>
    <Icon name={remarkIcons[kind]} />
    <div>{children}</div>
  </>
);

/** Message to the shopper: success, information, warning or error. */
export const Remark = ({ kind, role, children }: RemarkProps) => (
  <RemarkBox data-kind={kind} role={role}>
    <RemarkContent kind={kind}>{children}</RemarkContent>
  </RemarkBox>
);
