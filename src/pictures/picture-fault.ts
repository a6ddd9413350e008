/** Why a picture cannot be shown. `unavailable`: its host did not send it. `refused`: the shop does not accept what its host sent. */
export class PictureFault extends Error {
  constructor(
    readonly kind: 'unavailable' | 'refused',
    reason: string,
  ) {
    super(reason);
  }
}
