/** Working days until dispatch of goods that are made to the buyer's own size, text or picture. */
const makingDays = 5;

/** Working days until dispatch. @param isPersonal whether the goods are made for the buyer; goods that take longer anyway keep their own time */
export const leadDaysOf = (leadDays: number, isPersonal: boolean): number => (isPersonal ? Math.max(leadDays, makingDays) : leadDays);
