/** Splits a Dutch address given in lines: street with number, postcode with city, country. */
export const splitDutchAddress = ([street = '', place = '', country = '']: readonly string[]) => {
  const [digits = '', letters = '', ...city] = place.split(' ');
  return { street, postcode: `${digits} ${letters}`, city: city.join(' '), country };
};
