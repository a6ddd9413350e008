import type { ToastVariant } from '../../core/toasts.js';
import type { RemarkKind } from '../remark.js';

/** A toast looks like a remark of its kind. */
export const toastKinds: Record<ToastVariant, RemarkKind> = { success: 'success', error: 'danger', warning: 'warning', info: 'info' };
