/** A version that apps are told now, as far as it is chosen by. */
export interface Choosable {
  readonly app: string;
  readonly deviceType: string;
  readonly os: string | null;
  readonly buildNumber: number | null;
  readonly isDefault: boolean;
}

/** What an app says of itself. */
export interface AskingApp {
  readonly app: string;
  readonly deviceType: string;
  readonly os?: string | undefined;
  readonly buildNumber?: number | undefined;
}

/** Of an app's build the very one, else the nearest below, else the default; undefined where there is none. */
export const chooseVersion = <V extends Choosable>(versions: readonly V[], asking: AskingApp): V | undefined => {
  const own = versions.filter(
    ({ app, deviceType, os }) =>
      app === asking.app && deviceType === asking.deviceType && (deviceType === "WEB" || os === asking.os),
  );
  const below = own.filter(
    ({ buildNumber }) => buildNumber !== null && asking.buildNumber !== undefined && buildNumber <= asking.buildNumber,
  );
  const [nearest] = below.toSorted((one, other) => Number(other.buildNumber) - Number(one.buildNumber));
  return nearest ?? own.find(({ isDefault }) => isDefault);
};
