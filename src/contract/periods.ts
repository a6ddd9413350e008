/** Days in which a business has to pay an invoice. */
export const daysToPay = 30;
/** Days for the return of the goods after a withdrawal, and for the refund (Directive 2011/83/EU, articles 13(1) and 14(1)). */
export const returnDays = 14;
export const refundDays = 14;
/** Retention of job applications: weeks after the end of the procedure, and at most months after receipt. */
export const applicationWeeks = 4;
export const applicationMonths = 6;
