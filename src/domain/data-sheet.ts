/** How large a data sheet is, about: a link says so before it is printed. */
export const dataSheetKilobytes = 30;
