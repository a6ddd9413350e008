import { useCachedHtml } from '../../core/cached-html.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useRoomHref } from '../../core/use-calculator-href.js';
import { Button } from '../../ui/button.styles.js';
import { Picture } from '../../ui/picture.js';
import { ExampleCard } from './example.styles.js';
import { example, room } from './example-room.js';

const picture = { file: 'rooms/room-meeting.webp', width: 1440, height: 960, alt: '' };

/** Example of a meeting room: reverberation time with and without panels, and the assumptions. */
export const Example = () => {
  const t = useTexts('homepage');
  const calculator = useRoomHref()({ room });
  const { number } = useFormat();
  const inside = useCachedHtml('example');
  const seconds = (value: number) => t('example.seconds', { value: number(value, 1) });
  const measures = () => ({ length: number(room.length), width: number(room.width, 1), height: number(room.height, 1), glass: number(room.glass) });
  return (
    <div
      className="container"
      {...inside(
        room,
        () => (
          <ExampleCard data-dark aria-labelledby="example">
            <div>
              <h2 id="example">{t('example.title')}</h2>
              <p>{t('example.text', measures())}</p>
              <dl>
                <div>
                  <dt>{t('example.now')}</dt>
                  <dd>{seconds(example.secondsNow)}</dd>
                </div>
                <div>
                  <dt>{t('example.then', { count: example.panelCount })}</dt>
                  <dd>{seconds(example.secondsThen)}</dd>
                </div>
              </dl>
              <small>{t('example.note')}</small>
              {calculator && (
                <Button as="a" href={calculator}>
                  {t('example.action')}
                </Button>
              )}
            </div>
            <Picture picture={picture} sizes="(min-width: 1320px) 630px, (min-width: 992px) 48vw, 94vw" />
          </ExampleCard>
        ),
        calculator,
      )}
    />
  );
};
