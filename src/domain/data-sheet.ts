/** Approximate size of a data sheet, shown beside its link before the PDF is generated. */
export const dataSheetKilobytes = 30;
