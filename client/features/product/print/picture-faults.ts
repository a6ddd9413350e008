import { useEffect, useState } from 'react';

/** What is wrong with a picture: it cannot be shown, has one colour, or has transparent parts. */
export type PictureFault = 'unreadable' | 'blank' | 'transparent';

/** Largest difference of a colour channel in a picture of one colour; compression alone causes a few steps. */
const tolerance = 6;
/** Opacity from which a pixel counts as opaque, out of 255. */
const opaque = 250;
/** Side of the square in pixels in which a picture is examined. */
const side = 64;

/** Returns the fault of a picture; undefined for none. @param pixels red, green, blue and opacity of each pixel */
export const faultIn = (pixels: ArrayLike<number>): Exclude<PictureFault, 'unreadable'> | undefined => {
  const [least, most]: [number[], number[]] = [
    [255, 255, 255, 255],
    [0, 0, 0, 0],
  ];
  for (let at = 0; at < pixels.length; at += 1) {
    const channel = at % 4;
    least[channel] = Math.min(least[channel]!, pixels[at]!);
    most[channel] = Math.max(most[channel]!, pixels[at]!);
  }
  const isClear = (value: number) => value < opaque;
  if (isClear(most[3]!)) return 'blank';
  if (isClear(least[3]!)) return 'transparent';
  return [0, 1, 2].every((channel) => most[channel]! - least[channel]! <= tolerance) ? 'blank' : undefined;
};

const examine = async (url: string): Promise<PictureFault | undefined> => {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return 'unreadable';
  }
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, side, side);
  return context ? faultIn(context.getImageData(0, 0, side, side).data) : undefined;
};

/** Returns the fault of the picture at an address of this site; null for none, undefined while it is examined. */
export const usePictureFault = (url: string): PictureFault | null | undefined => {
  const [found, setFound] = useState<{ url: string; fault: PictureFault | null }>();
  useEffect(() => {
    let isCurrent = true;
    void examine(url).then((fault) => isCurrent && setFound({ url, fault: fault ?? null }));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return found?.url === url ? found.fault : undefined;
};
