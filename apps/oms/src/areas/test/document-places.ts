import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeDataDir } from "../../test/data-dir.ts";
import { objectSuffix as suffix, startObjectStore } from "./object-store.ts";

/** A place that documents are kept in, with what a test looks at and does there behind the service's back. */
export interface DocumentPlace {
  /** The settings of a service that keeps its documents there. */
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  /** Puts the files of the demo there, where the data folder is not the place. */
  readonly fill?: (demoFolder: string) => void;
  /** What lies there, by its name below `documents`, `resized` or `uploads`. */
  readonly list: (folder: "documents" | "resized" | "uploads") => readonly string[];
  /** Leaves what a kill before the row leaves. */
  readonly strand: (name: string, at: Date) => void;
  /** Makes of a document what a kill after the row leaves. */
  readonly unsettle: (name: string, at: Date) => void;
  readonly lose: (name: string) => void;
  /** From now on an image cannot be kept in other widths; the returned function ends that. */
  readonly refuseResized: (name: string) => () => void;
  readonly stop: () => Promise<void>;
}

const spread = (name: string): string => `${name.slice(0, 2)}/${name}`;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );

const write = (path: string, at: Date): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "left behind");
  utimesSync(path, at, at);
};

const inFolder = async (): Promise<DocumentPlace> => {
  const dataDir = makeDataDir("o2r-documents-");
  const at = (...path: readonly string[]) => join(dataDir, ...path);
  for (const folder of ["documents", "resized", "uploads"]) mkdirSync(at(folder));
  return {
    env: { O2R_DATA_DIR: dataDir },
    dataDir,
    list: (folder) => filesIn(at(folder)),
    strand: (name, time) => write(at("uploads", name), time),
    unsettle: (name, time) => {
      renameSync(at("documents", spread(name)), at("uploads", name));
      utimesSync(at("uploads", name), time, time);
    },
    lose: (name) => rmSync(at("documents", spread(name))),
    refuseResized: (name) => {
      const shelf = at("resized", name.slice(0, 2));
      rmSync(shelf, { recursive: true, force: true });
      symlinkSync("/nowhere", shelf);
      return () => rmSync(shelf);
    },
    stop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
};

const inBucket = async (): Promise<DocumentPlace> => {
  const dataDir = makeDataDir("o2r-documents-");
  const store = await startObjectStore();
  const at = (key: string) => join(store.folder, `${key}${suffix}`);
  const incoming = join(dataDir, "uploads");
  mkdirSync(incoming);
  const keys = () =>
    filesIn(store.folder).flatMap((path) => (path.endsWith(suffix) ? [path.slice(0, -suffix.length)] : []));
  return {
    env: { O2R_DATA_DIR: dataDir, ...store.env },
    dataDir,
    fill: store.fill,
    list: (folder) => [
      ...keys().flatMap((key) => (key.startsWith(`${folder}/`) ? [key.slice(folder.length + 1)] : [])),
      ...(folder === "uploads" ? filesIn(incoming) : []),
    ],
    strand: (name, time) => {
      write(at(`uploads/${name}`), time);
      write(at(`documents/${spread(name)}`), time);
    },
    unsettle: (name, time) => write(at(`uploads/${name}`), time),
    lose: (name) => rmSync(at(`documents/${spread(name)}`)),
    refuseResized: () => {
      store.break(({ method, url }, response) => {
        const refused = method === "PUT" && url?.includes("/resized/") === true;
        if (refused) response.writeHead(403).end();
        return refused;
      });
      return () => store.break(undefined);
    },
    stop: async () => {
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Every kind of place, for `describe.each`: what holds in one holds in all. */
export const documentPlaces = [
  { place: "a folder", openPlace: inFolder },
  { place: "a bucket", openPlace: inBucket },
] as const;
