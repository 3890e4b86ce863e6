/** Whoever carries messages says of one that it can never be sent, however often it is tried. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
}
