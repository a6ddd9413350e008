/** Fault in the body of a document. */
export interface BodyFault {
  code:
    | 'BROKEN_LINK'
    | 'INSECURE_LINK'
    | 'MISSING_PICTURE'
    | 'MISSING_ALT'
    | 'RAW_HTML'
    | 'HEADING_LEVEL'
    | 'UNKNOWN_PRODUCT'
    | 'UNKNOWN_CODE'
    | 'MALFORMED_CODE'
    | 'UNCLOSED_CODE'
    | 'MISPLACED_CODE';
  /** Line of the body, counted from 0. */
  line: number;
  message: string;
}
