import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReverberationTimes } from './clap-sound.js';

export type BeforeOrAfter = 'before' | 'after';

export interface ClapPlayer {
  /** The clap that is playing now. */
  playing: BeforeOrAfter | undefined;
  play(moment: BeforeOrAfter, ringing: ReverberationTimes): void;
  stop(): void;
}

/** Plays one clap at a time. The sound code is loaded at the first clap. */
export const useClapPlayer = (): ClapPlayer => {
  const [playing, setPlaying] = useState<BeforeOrAfter>();
  const running = useRef<AudioContext>(undefined);
  const stop = useCallback(() => {
    void running.current?.close();
    running.current = undefined;
    setPlaying(undefined);
  }, []);
  useEffect(() => () => void running.current?.close(), []);
  const play = async (moment: BeforeOrAfter, ringing: ReverberationTimes) => {
    stop();
    // Created within the click handler, because browsers block sound that starts later.
    const context = new AudioContext();
    running.current = context;
    setPlaying(moment);
    const isLatest = () => running.current === context;
    try {
      const { playClap } = await import('./clap-sound.js');
      if (isLatest()) await playClap(context, ringing);
    } finally {
      if (isLatest()) stop();
    }
  };
  return { playing, play: (moment, ringing) => void play(moment, ringing), stop };
};
