import { useTexts } from '../../../core/texts.js';
import { useIsHydrated } from '../../../core/use-is-hydrated.js';
import { Button } from '../../../ui/button.styles.js';
import { Icon } from '../../../ui/icon.js';
import type { BeforeOrAfter, ClapPlayer } from './use-clap-player.js';

interface PlayClapButtonProps {
  moment: BeforeOrAfter;
  clap: ClapPlayer;
  seconds: number;
  bands?: readonly number[] | undefined;
}

/** Button that plays or stops a simulated clap. It keeps its space before hydration. */
export const PlayClapButton = ({ moment, clap, seconds, bands }: PlayClapButtonProps) => {
  const t = useTexts('project');
  const isHydrated = useIsHydrated();
  const isPlaying = clap.playing === moment;
  return (
    <Button
      type="button"
      data-kind="secondary"
      data-size="small"
      data-ready={isHydrated || undefined}
      onClick={() => (isPlaying ? clap.stop() : clap.play(moment, { seconds, bands }))}
    >
      <Icon name={isPlaying ? 'stop' : 'play'} size={16} />
      {t(isPlaying ? 'change.stop' : `change.hear.${moment}`)}
    </Button>
  );
};
