import type { ToastVariant } from '../../core/toasts.js';
import type { RemarkKind } from '../remark.js';

/** Kind of remark that each toast looks like. */
export const toastKinds: Record<ToastVariant, RemarkKind> = { success: 'success', error: 'danger', warning: 'warning', info: 'info' };
