import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ringing } from './clap.js';

export type Moment = 'before' | 'after';

export interface Clap {
  /** The clap that is playing now. */
  playing: Moment | undefined;
  play(moment: Moment, ringing: Ringing): void;
  stop(): void;
}

/** Plays one clap at a time. The sound code is loaded at the first clap. */
export const useClap = (): Clap => {
  const [playing, setPlaying] = useState<Moment>();
  const running = useRef<AudioContext>(undefined);
  const stop = useCallback(() => {
    void running.current?.close();
    running.current = undefined;
    setPlaying(undefined);
  }, []);
  useEffect(() => () => void running.current?.close(), []);
  const play = async (moment: Moment, ringing: Ringing) => {
    stop();
    // Created within the click handler, because browsers block sound that starts later.
    const context = new AudioContext();
    running.current = context;
    setPlaying(moment);
    const isLatest = () => running.current === context;
    try {
      const { playClap } = await import('./clap.js');
      if (isLatest()) await playClap(context, ringing);
    } finally {
      if (isLatest()) stop();
    }
  };
  return { playing, play: (moment, ringing) => void play(moment, ringing), stop };
};
