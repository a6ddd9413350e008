import { thirdParties } from '../../../src/domain/third-parties.js';
import { videoPage } from '../../../src/domain/video.js';
import { useConsent } from '../../core/consent.js';
import { useTexts } from '../../core/texts.js';
import { useThirdParties } from '../../core/third-parties.js';
import { Button } from '../button.styles.js';
import { ConsentGate } from '../consent-gate.js';
import { VideoPlayer } from './video-player.js';
import { VideoFigure } from './video.styles.js';

/** Video of a third-party host. Nothing is loaded before consent, and the player only at a click. */
export const Video = ({ id, title }: { id: string; title: string }) => {
  const t = useTexts('global');
  const consent = useConsent(thirdParties.video.category);
  const owner = thirdParties.video.owner(useThirdParties());
  const isOpen = owner !== undefined && consent.isGiven;
  return (
    <VideoFigure>
      {owner && (
        <div className="stage" data-state={isOpen ? 'video' : 'gate'}>
          {isOpen ? (
            <VideoPlayer id={id} title={title} isFocused={consent.isGivenHere} />
          ) : (
            <ConsentGate consent={consent} title={title} owner={owner}>
              <Button as="a" data-kind="secondary" data-size="small" href={videoPage(id)} rel="external noopener">
                {t('video.elsewhere')}
              </Button>
            </ConsentGate>
          )}
        </div>
      )}
      {(isOpen || !owner) && (
        <figcaption>
          {title}.{' '}
          <a href={videoPage(id)} rel="external noopener">
            {t('video.elsewhere')}
          </a>
        </figcaption>
      )}
    </VideoFigure>
  );
};
