import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ringing } from './clap.js';

export type Moment = 'before' | 'after';

export interface Clap {
  /** What is heard now. */
  playing: Moment | undefined;
  play(moment: Moment, ringing: Ringing): void;
  stop(): void;
}

/** Claps, one at a time. What makes the sound is loaded with the first of them. */
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
    // Made within the click: later a browser would not let it sound.
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
