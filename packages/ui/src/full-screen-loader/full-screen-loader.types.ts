export interface FullScreenLoaderLabels {
  loading: string;
}

export interface FullScreenLoaderProps {
  labels?: Partial<FullScreenLoaderLabels> | undefined;
}
