/** Erlang's C: the share of requests that wait, with `servers` busy `load` times one server's time (load < servers). */
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

/** What 95 of 100 requests wait at most before they are served, in units of `serviceTime`, in a queue M/M/c used to a share. */
export const wait95 = (servers: number, utilisation: number, serviceTime: number): number => {
  const waiting = waitingShare(servers, servers * utilisation);
  return waiting <= 0.05 ? 0 : (Math.log(waiting / 0.05) * serviceTime) / (servers * (1 - utilisation));
};
