import DefaultTheme from "vitepress/theme";
import "@fontsource/jetbrains-mono/latin-400.css";
import "./style.css";

export default DefaultTheme;
