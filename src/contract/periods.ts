/** Days a business has to pay an invoice. */
export const daysToPay = 30;
/** Days to send goods back after a withdrawal, and to pay them back (Directive 2011/83/EU, articles 13(1) and 14(1)). */
export const returnDays = 14;
export const refundDays = 14;
/** Weeks that an application is kept after the end of the procedure, and months at the most after its arrival. */
export const applicationWeeks = 4;
export const applicationMonths = 6;
