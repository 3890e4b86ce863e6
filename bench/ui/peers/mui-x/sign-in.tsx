import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { signIn } from "../product/service.ts";

const required = "This field is required";

export function SignIn() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    mode: "onTouched",
    defaultValues: { username: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ username, password }) => {
    try {
      await signIn(username, password);
      await navigate("/product");
    } catch {
      setError("root", { message: "Wrong username or password" });
    }
  });
  const field = (name: "username" | "password", label: string) => {
    const { ref, ...rest } = register(name, { required, maxLength: 30 });
    return (
      <TextField
        {...rest}
        inputRef={ref}
        label={label}
        type={name === "password" ? "password" : "text"}
        autoComplete={name === "password" ? "current-password" : "username"}
        error={errors[name] !== undefined}
        helperText={errors[name]?.message}
      />
    );
  };
  return (
    <Stack sx={{ minHeight: "100vh", alignItems: "center", justifyContent: "center" }}>
      <Paper sx={{ p: 4, width: 400 }}>
        <Stack component="form" spacing={2} noValidate onSubmit={(event) => void submit(event)}>
          <Typography variant="h5" component="h1">
            Sign in
          </Typography>
          {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
          {field("username", "Username")}
          {field("password", "Password")}
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Sign in
          </Button>
        </Stack>
      </Paper>
    </Stack>
  );
}
