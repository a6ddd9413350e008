/** Share of requests that wait (Erlang C). @param load offered load in servers; must be lower than `servers` */
export const waitingShare = (servers: number, load: number): number => {
  let term = 1;
  let sum = 1;
  for (let busy = 1; busy < servers; busy += 1) {
    term *= load / busy;
    sum += term;
  }
  const all = ((term * load) / servers) * (servers / (servers - load));
  return all / (sum + all);
};

/** 95th percentile of the waiting time in an M/M/c queue, in the unit of `serviceTime`. @param utilisation from 0 to 1 */
export const wait95 = (servers: number, utilisation: number, serviceTime: number): number => {
  const waiting = waitingShare(servers, servers * utilisation);
  return waiting <= 0.05 ? 0 : (Math.log(waiting / 0.05) * serviceTime) / (servers * (1 - utilisation));
};
